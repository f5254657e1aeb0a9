/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_Perhaps_NoticeInputs */

const id_confirm_perhaps_notice = /** @type {(inputs: Confirm_Perhaps_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Produk ini pernah diajukan dari ponsel ini`)
};

const en_confirm_perhaps_notice = /** @type {(inputs: Confirm_Perhaps_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This loan was applied for on this phone before`)
};

/**
* | output |
* | --- |
* | "This loan was applied for on this phone before" |
*
* @param {Confirm_Perhaps_NoticeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_perhaps_notice = /** @type {((inputs?: Confirm_Perhaps_NoticeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Perhaps_NoticeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_perhaps_notice(inputs)
	return id_confirm_perhaps_notice(inputs)
});