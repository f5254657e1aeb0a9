/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Confirm_Several_NoticeInputs */

const id_confirm_several_notice = /** @type {(inputs: Confirm_Several_NoticeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Kami menemukan ${i?.count} pinjaman baru`)
};

const en_confirm_several_notice = /** @type {(inputs: Confirm_Several_NoticeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`We found ${i?.count} new loans`)
};

/**
* | output |
* | --- |
* | "We found {count} new loans" |
*
* @param {Confirm_Several_NoticeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_several_notice = /** @type {((inputs: Confirm_Several_NoticeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Several_NoticeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_several_notice(inputs)
	return id_confirm_several_notice(inputs)
});