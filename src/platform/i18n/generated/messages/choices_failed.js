/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Choices_FailedInputs */

const id_choices_failed = /** @type {(inputs: Choices_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Daftar terbaru belum bisa dimuat. Anda tetap bisa memakai pilihan di atas.`)
};

const en_choices_failed = /** @type {(inputs: Choices_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The latest list could not be loaded. You can still use the choices above.`)
};

/**
* | output |
* | --- |
* | "The latest list could not be loaded. You can still use the choices above." |
*
* @param {Choices_FailedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const choices_failed = /** @type {((inputs?: Choices_FailedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Choices_FailedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_choices_failed(inputs)
	return id_choices_failed(inputs)
});