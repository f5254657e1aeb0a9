/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Again_MoneyInputs */

const id_again_money = /** @type {(inputs: Again_MoneyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kalau dibayar lagi dan keduanya masuk, Anda membayar dua kali.`)
};

const en_again_money = /** @type {(inputs: Again_MoneyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`If you pay again and both arrive, you have paid twice.`)
};

/**
* | output |
* | --- |
* | "If you pay again and both arrive, you have paid twice." |
*
* @param {Again_MoneyInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const again_money = /** @type {((inputs?: Again_MoneyInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Again_MoneyInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_again_money(inputs)
	return id_again_money(inputs)
});