/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_Accepted_NoticeInputs */

const id_confirm_accepted_notice = /** @type {(inputs: Confirm_Accepted_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjaman Anda sudah diajukan`)
};

const en_confirm_accepted_notice = /** @type {(inputs: Confirm_Accepted_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your loan has been applied for`)
};

/**
* | output |
* | --- |
* | "Your loan has been applied for" |
*
* @param {Confirm_Accepted_NoticeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_accepted_notice = /** @type {((inputs?: Confirm_Accepted_NoticeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Accepted_NoticeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_accepted_notice(inputs)
	return id_confirm_accepted_notice(inputs)
});