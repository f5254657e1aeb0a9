// node scripts/setup.js scripts/setup/bring-old-chromium.ts: fetches the Chromium of 2020 that `npm run test:all` looks for.
import { bringOldChromium } from './old-chromium.ts'

bringOldChromium()
