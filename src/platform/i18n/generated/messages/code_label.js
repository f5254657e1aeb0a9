/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Code_LabelInputs */

const id_code_label = /** @type {(inputs: Code_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kode verifikasi`)
};

const en_code_label = /** @type {(inputs: Code_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Verification code`)
};

/**
* | output |
* | --- |
* | "Verification code" |
*
* @param {Code_LabelInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const code_label = /** @type {((inputs?: Code_LabelInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Code_LabelInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_code_label(inputs)
	return id_code_label(inputs)
});