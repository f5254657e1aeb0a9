/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Unknown_NoticeInputs */

const id_unknown_notice = /** @type {(inputs: Unknown_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kami belum tahu apakah pembayaran Anda masuk`)
};

const en_unknown_notice = /** @type {(inputs: Unknown_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We do not know yet whether you paid`)
};

/**
* | output |
* | --- |
* | "We do not know yet whether you paid" |
*
* @param {Unknown_NoticeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const unknown_notice = /** @type {((inputs?: Unknown_NoticeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Unknown_NoticeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_unknown_notice(inputs)
	return id_unknown_notice(inputs)
});