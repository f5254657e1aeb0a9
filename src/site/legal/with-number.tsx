/** A text of the site in which a phone number wraps to the next line as a whole (home.css). */
export function WithNumber({ text, phone }: { text: string; phone: string }) {
  const at = text.indexOf(phone)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <span className="site-number">{phone}</span>
      {text.slice(at + phone.length)}
    </>
  )
}
