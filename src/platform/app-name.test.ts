import { expect, test } from 'vitest'
import { appNameIn } from './app-name.ts'
import { readEnv } from './read-env.ts'

test('The app has its name in each market, and the English one where a market has none', () => {
  const { appName } = readEnv({ VITE_APP_NAME_EN: 'Rupya', VITE_APP_NAME_ID: 'Dana' })
  expect(['id', undefined, 'in'].map((market) => appNameIn(market, appName))).toEqual(['Dana', 'Dana', 'Rupya'])
})
