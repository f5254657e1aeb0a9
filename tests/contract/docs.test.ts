import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

test('Every link and picture of the built documentation leads somewhere', () => {
  execFileSync(process.execPath, ['scripts/docs.ts'], { stdio: 'ignore' })
  const pages = ['dist/docs/index.html', 'dist/docs/gallery/index.html']
  const targets = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/(?:href|src)="([^"]+)"/g)].map(([, target = '']) =>
      join(dirname(page), target),
    ),
  )
  expect(targets).toContain('dist/docs/contract/index.html')
  expect(targets.filter((target) => !existsSync(target))).toEqual([])
  expect(readFileSync('dist/docs/contract/index.html', 'utf8')).toContain('duplicatePayment')
}, 60_000)
