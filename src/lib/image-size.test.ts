import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { imageSize } from './image-size.ts'
import type { ImageType } from './image-type.ts'

const u16 = (value: number) => [value >> 8, value & 255]
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)]
const little = (value: number, count: number) =>
  Array.from({ length: count }, (_, index) => (value >>> (8 * index)) & 255)
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0)
const text = (characters: string) => Array.from(characters, (character) => character.charCodeAt(0))

const webp = (kind: string) => text(`RIFF....WEBPVP8${kind}`)
const ofJpeg = (width: number, height: number) => [...u16(17), 8, ...u16(height), ...u16(width)]
/** Of a JPEG: its metadata, a table and fill bytes. */
const METADATA = [0xff, 0xe1, ...u16(70), ...zeros(68), 0xff, 0xc4, ...u16(4), 1, 2, 0xff, 0xff]

type Header = (width: number, height: number) => number[]

/** A header of each type, with optional data before the size. */
const HEADERS: [name: string, type: ImageType, most: number, header: Header][] = [
  ['JPEG', 'jpeg', 0xffff, (w, h) => [0xff, 0xd8, 0xff, 0xc0, ...ofJpeg(w, h)]],
  ['progressive JPEG', 'jpeg', 0xffff, (w, h) => [0xff, 0xd8, ...METADATA, 0xff, 0xc2, ...ofJpeg(w, h)]],
  ['PNG', 'png', 0x7fffffff, (w, h) => [...zeros(16), ...u32(w), ...u32(h)]],
  ['GIF', 'gif', 0xffff, (w, h) => [...text('GIF89a'), ...little(w, 2), ...little(h, 2)]],
  ['BMP, upside down', 'bmp', 0x7fffffff, (w, h) => [...zeros(18), ...little(w, 4), ...little(-h, 4)]],
  ['lossy WebP', 'webp', 0x3fff, (w, h) => [...webp(' '), ...zeros(10), ...little(w, 2), ...little(h, 2)]],
  ['lossless', 'webp', 0x3fff, (w, h) => [...webp('L'), ...zeros(4), 0x2f, ...little((w - 1) | ((h - 1) << 14), 4)]],
  ['extended', 'webp', 0xffffff, (w, h) => [...webp('X'), ...zeros(8), ...little(w - 1, 3), ...little(h - 1, 3)]],
]

describe('The size in a header', () => {
  test.each(HEADERS)('of a %s is read, before anything is decoded', (_name, type, most, header) => {
    const length = fc.integer({ min: 1, max: most })
    fc.assert(
      fc.property(length, length, (width, height) => {
        expect(imageSize(Uint8Array.from(header(width, height)), type)).toEqual({ width, height })
      }),
    )
  })

  test.each(HEADERS)('of a %s that is cut off anywhere is not known', (_name, type, _most, header) => {
    const whole = Uint8Array.from(header(7, 9))
    for (let length = 0; length < whole.length; length += 1)
      expect(imageSize(whole.subarray(0, length), type)).toBeUndefined()
  })

  test('of any bytes is found or not, and the search ends', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 64 }),
        fc.constantFrom('jpeg', 'png', 'webp', 'gif', 'bmp'),
        (any, type) => {
          expect(() => imageSize(Uint8Array.from([0xff, 0xd8, ...any]), type)).not.toThrow()
        },
      ),
    )
  })
})
