/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Engine_NoticeInputs */

const id_engine_notice = /** @type {(inputs: Engine_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Peramban ponsel ini mungkin sudah usang`)
};

const en_engine_notice = /** @type {(inputs: Engine_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The browser of this phone may be too old`)
};

/**
* | output |
* | --- |
* | "The browser of this phone may be too old" |
*
* @param {Engine_NoticeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const engine_notice = /** @type {((inputs?: Engine_NoticeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Engine_NoticeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_engine_notice(inputs)
	return id_engine_notice(inputs)
});