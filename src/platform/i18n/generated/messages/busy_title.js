/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Busy_TitleInputs */

const id_busy_title = /** @type {(inputs: Busy_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Layanan sedang sibuk`)
};

const en_busy_title = /** @type {(inputs: Busy_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Our service is busy`)
};

/**
* | output |
* | --- |
* | "Our service is busy" |
*
* @param {Busy_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const busy_title = /** @type {((inputs?: Busy_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Busy_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_busy_title(inputs)
	return id_busy_title(inputs)
});