/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Duplicate_TitleInputs */

const id_duplicate_title = /** @type {(inputs: Duplicate_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pembayaran ini sudah pernah dikirim`)
};

const en_duplicate_title = /** @type {(inputs: Duplicate_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This payment was sent before`)
};

/**
* | output |
* | --- |
* | "This payment was sent before" |
*
* @param {Duplicate_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const duplicate_title = /** @type {((inputs?: Duplicate_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Duplicate_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_duplicate_title(inputs)
	return id_duplicate_title(inputs)
});