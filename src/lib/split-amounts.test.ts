import { expect, test } from 'vitest'
import { splitAmounts } from './split-amounts.ts'

test.each([
  ['Rp1.090.000', ['', 'Rp1.090.000', '']],
  ['₹ 1,25,000.50.', ['', '₹ 1,25,000.50', '.']],
  ['Bayar Rp545.000, lalu Rp 5.', ['Bayar ', 'Rp545.000', ', lalu ', 'Rp 5', '.']],
  ['Rp1.000.000 – Rp8.000.000', ['', 'Rp1.000.000', ' – ', 'Rp8.000.000', '']],
  ['1.090.000', ['', '1.090.000', '']],
  ['0,1% per hari, 2026-11-30, 021-5095-0100, cicilan 3', ['0,1% per hari, 2026-11-30, 021-5095-0100, cicilan 3']],
])('%s is taken apart at its amounts', (text, parts) => expect(splitAmounts(text)).toEqual(parts))
