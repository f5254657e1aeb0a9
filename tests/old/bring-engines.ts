import { bringOldChromium } from '../../scripts/setup/old-chromium.ts'
import { BELOW, VERSIONS } from './playwright.config.ts'

/** Fetches the engines of a run that are not here yet. */
export default function bringEngines() {
  for (const version of [...VERSIONS, ...BELOW]) bringOldChromium(version)
}
