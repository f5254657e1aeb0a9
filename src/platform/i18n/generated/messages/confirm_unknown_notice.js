/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_Unknown_NoticeInputs */

const id_confirm_unknown_notice = /** @type {(inputs: Confirm_Unknown_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjaman ini mungkin sudah diajukan`)
};

const en_confirm_unknown_notice = /** @type {(inputs: Confirm_Unknown_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This loan may have been taken`)
};

/**
* | output |
* | --- |
* | "This loan may have been taken" |
*
* @param {Confirm_Unknown_NoticeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_unknown_notice = /** @type {((inputs?: Confirm_Unknown_NoticeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Unknown_NoticeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_unknown_notice(inputs)
	return id_confirm_unknown_notice(inputs)
});