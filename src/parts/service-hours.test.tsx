// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { env } from '../platform/env.ts'
import { lenderPhone } from '../platform/lender-phone.ts'
import { ServiceHours } from './service-hours.tsx'

test('The hours of the lender’s phone stand beside no other phone @LOAN-73', () => {
  env.serviceHours.id = '1-5 08:00-17:00 WIB'
  expect(render(<ServiceHours phone={lenderPhone()} />).container.textContent).toMatch(/08:00–17:00 WIB/)
  expect(render(<ServiceHours phone="021-5095-0174" />).container.textContent).toBe('')
})
