/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refused_NoticeInputs */

const id_refused_notice = /** @type {(inputs: Refused_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Belum bisa ditampilkan`)
};

const en_refused_notice = /** @type {(inputs: Refused_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This cannot be shown right now`)
};

/**
* | output |
* | --- |
* | "This cannot be shown right now" |
*
* @param {Refused_NoticeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const refused_notice = /** @type {((inputs?: Refused_NoticeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refused_NoticeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_refused_notice(inputs)
	return id_refused_notice(inputs)
});