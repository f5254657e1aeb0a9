/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_Start_TimeInputs */

const id_about_start_time = /** @type {(inputs: About_Start_TimeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjaman bisa cair dalam 2 jam, tetapi jangan mengandalkannya untuk tagihan yang jatuh tempo hari ini. Ketentuan di India memberi waktu 1 hari untuk keputusan, dan 1 sampai 3 hari untuk uangnya setelah disetujui.`)
};

const en_about_start_time = /** @type {(inputs: About_Start_TimeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A loan can arrive within 2 hours, but do not count on it for a bill that is due today. The terms for India allow 1 day for the decision, and 1 to 3 days for the money after acceptance.`)
};

/**
* | output |
* | --- |
* | "A loan can arrive within 2 hours, but do not count on it for a bill that is due today. The terms for India allow 1 day for the decision, and 1 to 3 days for ..." |
*
* @param {About_Start_TimeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_start_time = /** @type {((inputs?: About_Start_TimeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Start_TimeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_start_time(inputs)
	return id_about_start_time(inputs)
});