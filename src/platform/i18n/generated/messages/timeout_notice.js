/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Timeout_NoticeInputs */

const id_timeout_notice = /** @type {(inputs: Timeout_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jawabannya terlalu lama`)
};

const en_timeout_notice = /** @type {(inputs: Timeout_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The answer takes too long`)
};

/**
* | output |
* | --- |
* | "The answer takes too long" |
*
* @param {Timeout_NoticeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const timeout_notice = /** @type {((inputs?: Timeout_NoticeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Timeout_NoticeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_timeout_notice(inputs)
	return id_timeout_notice(inputs)
});