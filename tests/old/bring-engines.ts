import { bringOldChromium } from '../../scripts/setup/old-chromium.ts'
import { BELOW, VERSIONS } from './playwright.config.ts'

/** Downloads the engines of a run that are missing. */
export default function bringEngines() {
  for (const version of [...VERSIONS, ...BELOW]) bringOldChromium(version)
}
