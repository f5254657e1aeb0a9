/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Happened_No_CodeInputs */

const id_happened_no_code = /** @type {(inputs: Happened_No_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kode tidak masuk`)
};

const en_happened_no_code = /** @type {(inputs: Happened_No_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The code did not arrive`)
};

/**
* | output |
* | --- |
* | "The code did not arrive" |
*
* @param {Happened_No_CodeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const happened_no_code = /** @type {((inputs?: Happened_No_CodeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Happened_No_CodeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_happened_no_code(inputs)
	return id_happened_no_code(inputs)
});