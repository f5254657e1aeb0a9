import { describe, expect, test } from 'vitest'
import { campaignOf } from './campaign.ts'

const LINK = {
  id: '88',
  user_from: 'banner',
  utm_tag: 'id-nov',
  app_from: 'rupya',
  links_id: '7',
  down_id: '9',
  invite_code: 'SARI7',
  deviceId: '00123',
  appName: 'rupya',
  merchantNumber: '90017',
  token: 'secret',
}

describe('What a link of an advertisement says', () => {
  const page = { page_id: '88', page_type: 1, client_type: 'h5' }

  test('goes to each call that takes it @JOIN-1', () => {
    const visit = { user_from: 'banner', utm_tag: 'id-nov', app_from: 'rupya' }
    const sms = { ...visit, deviceId: '00123', appName: 'rupya' }
    expect(campaignOf(LINK)).toEqual({
      visit: { ...page, ...visit },
      sms,
      registration: { ...sms, merchantNumber: '90017', invite_code: 'SARI7', id: '88' },
    })
  })

  test('is left out where it is absent, empty, or longer than the contract takes @JOIN-35', () => {
    const campaign = campaignOf({ id: '88', user_from: '', utm_tag: 'x'.repeat(129), invite_code: 'x'.repeat(65) })
    expect(campaign).toEqual({ visit: page, sms: {}, registration: { id: '88' } })
  })

  test.each([
    ['ios', 'ios'],
    ['Android', 'android'],
    ['windows', 'h5'],
  ])('on the platform %s the page is opened in %s', (platform, expected) => {
    expect(campaignOf({ ...LINK, platform }).visit.client_type).toBe(expected)
  })
})
