/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_UnreadInputs */

const id_confirm_unread = /** @type {(inputs: Confirm_UnreadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Penawaran ini tidak bisa diperiksa sekali lagi sebelum dikirim. Coba lagi.`)
};

const en_confirm_unread = /** @type {(inputs: Confirm_UnreadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This offer could not be checked once more before sending. Please try again.`)
};

/**
* | output |
* | --- |
* | "This offer could not be checked once more before sending. Please try again." |
*
* @param {Confirm_UnreadInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_unread = /** @type {((inputs?: Confirm_UnreadInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_UnreadInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_unread(inputs)
	return id_confirm_unread(inputs)
});