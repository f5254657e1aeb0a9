/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_Start_RepayInputs */

const id_about_start_repay = /** @type {(inputs: About_Start_RepayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Setelah uangnya masuk, aplikasi menunjukkan tagihan dan tanggalnya, dan di sana pula Anda membayar.`)
};

const en_about_start_repay = /** @type {(inputs: About_Start_RepayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`When the money is there, the app shows what is due and when, and you repay there.`)
};

/**
* | output |
* | --- |
* | "When the money is there, the app shows what is due and when, and you repay there." |
*
* @param {About_Start_RepayInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_start_repay = /** @type {((inputs?: About_Start_RepayInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Start_RepayInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_start_repay(inputs)
	return id_about_start_repay(inputs)
});