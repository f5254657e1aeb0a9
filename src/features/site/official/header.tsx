export function SiteHeader({ appName }: { appName: string }) {
  return <p>{appName}</p>
}
