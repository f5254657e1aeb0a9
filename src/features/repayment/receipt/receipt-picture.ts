import { receiptLines, type Receipt } from './receipt.ts'

const WIDTH = 1080
const EDGE = 80
const FONT = 'system-ui, sans-serif'

/** Draws a receipt with the words of its text, dark on white, 1080 pixels wide. Undefined where the engine has no memory for it. */
export async function drawReceipt(receipt: Receipt): Promise<File | undefined> {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) return undefined
  const { title, paid } = receipt
  const [, ...words] = receiptLines({ ...receipt, paid: undefined })
  const small = (text: string) => rowsOf(context, text, 36, 400)
  const rows = [
    ...rowsOf(context, title, 44, 600),
    ...(paid ? [...small(paid.label), ...rowsOf(context, paid.value, 60, 600)] : []),
    ...words.flatMap(small),
  ]
  canvas.width = WIDTH
  canvas.height = rows.reduce((sum, { height }) => sum + height, 2 * EDGE)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000'
  context.textBaseline = 'top'
  let top = EDGE
  for (const { font, text, height } of rows) {
    context.font = font
    context.fillText(text, EDGE, top)
    top += height
  }
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  return blob ? new File([blob], 'receipt.png', { type: blob.type }) : undefined
}

/** The lines of a text that is too long for one, and the space below its last one. */
function rowsOf(context: CanvasRenderingContext2D, text: string, size: number, weight: number) {
  const font = `${weight} ${size}px ${FONT}`
  context.font = font
  const lines: string[] = ['']
  for (const word of text.split(' ')) {
    const longer = `${lines[lines.length - 1]} ${word}`.trim()
    if (context.measureText(longer).width <= WIDTH - 2 * EDGE) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.map((line, index) => ({
    font,
    text: line,
    height: size * (index === lines.length - 1 ? 1.9 : 1.35),
  }))
}
