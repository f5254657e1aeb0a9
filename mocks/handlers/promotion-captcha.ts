const COLOURS = ['#0B4F94', '#7A4FD0', '#0B8A6A', '#A8431C']

/** The graphic code as a picture, with each character rotated differently. */
export function drawCaptcha(code: string): string {
  const characters = code.split('').map((character, index) => {
    const x = 22 + index * 26
    const lean = ((character.charCodeAt(0) * 7) % 31) - 15
    return `<text x="${x}" y="30" fill="${COLOURS[index % COLOURS.length]}" transform="rotate(${lean} ${x} 22)">${character}</text>`
  })
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="44" viewBox="0 0 120 44">',
    '<rect width="120" height="44" rx="8" fill="#EEF4FA"/>',
    '<path d="M4 31C30 8 52 40 78 18S108 24 116 12M6 12c28 22 60-6 108 22" fill="none" stroke="#8FA9C2"/>',
    '<g font-family="ui-monospace, monospace" font-size="26" font-weight="600" text-anchor="middle">',
    ...characters,
    '</g></svg>',
  ].join('')
}
