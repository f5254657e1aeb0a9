/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Failed_NoticeInputs */

const id_failed_notice = /** @type {(inputs: Failed_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Halaman ini belum bisa dibuka`)
};

const en_failed_notice = /** @type {(inputs: Failed_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This page cannot be opened right now`)
};

/**
* | output |
* | --- |
* | "This page cannot be opened right now" |
*
* @param {Failed_NoticeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const failed_notice = /** @type {((inputs?: Failed_NoticeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Failed_NoticeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_failed_notice(inputs)
	return id_failed_notice(inputs)
});