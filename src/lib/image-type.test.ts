import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { imageType } from './image-type.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const box = (brands: string) => `\0\0\0${String.fromCharCode(8 + brands.length)}ftyp${brands}`

describe('What a file is', () => {
  test.each([
    ['jpeg', '\xff\xd8\xff\xe1..Exif'],
    ['png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
    ['webp', 'RIFF....WEBPVP8X'],
    ['gif', 'GIF89a'],
    ['bmp', 'BM....\0\0\0\0'],
    ['heic', box('heic\0\0\0\0mif1heic')],
    // Some phone makers put the general brand first.
    ['heic', box('mif1\0\0\0\0mif1heic')],
    ['avif', box('avif\0\0\0\0avifmif1')],
    ['avif', box('mif1\0\0\0\0mif1avif')],
    ['svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['svg', '\xef\xbb\xbf<?xml version="1.0"?>\n<!-- Inkscape -->\n<!DOCTYPE svg PUBLIC "x">\n<svg>'],
  ])('%s, by its bytes: %j', (type, text) => expect(imageType(bytes(text))).toBe(type))

  test.each([
    ['a program for Windows', 'MZ\x90\0\x03'],
    ['a PDF', '%PDF-1.7'],
    ['a video', box('mp42\0\0\0\0mp42isom')],
    ['a page that draws', '<html><svg></svg></html>'],
    ['a text that begins as a bitmap', 'BMW X5 manual'],
    ['a box that is cut off', '\0\0\0\x18ftyp'],
    ['nothing', ''],
  ])('%s is no picture', (_what, text) => expect(imageType(bytes(text))).toBeUndefined())

  test('is said of any bytes without a failure', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (any) => {
        expect(() => imageType(any)).not.toThrow()
      }),
    )
  })
})
