/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_AimInputs */

const id_about_aim = /** @type {(inputs: About_AimInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjaman yang baik adalah yang bisa Anda lunasi. Karena itu kami menunjukkan biayanya sebelum Anda meminjam, dan siapa yang bisa dihubungi saat pembayaran terasa berat.`)
};

const en_about_aim = /** @type {(inputs: About_AimInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A good loan is one that you can repay. So we show what it costs before you take it, and whom to call when a payment is hard.`)
};

/**
* | output |
* | --- |
* | "A good loan is one that you can repay. So we show what it costs before you take it, and whom to call when a payment is hard." |
*
* @param {About_AimInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_aim = /** @type {((inputs?: About_AimInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_AimInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_aim(inputs)
	return id_about_aim(inputs)
});