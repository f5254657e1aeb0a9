/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ digits: NonNullable<unknown> }} Join_Phone_HintInputs */

const id_join_phone_hint = /** @type {(inputs: Join_Phone_HintInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.digits} angka, diawali 1`)
};

const en_join_phone_hint = /** @type {(inputs: Join_Phone_HintInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.digits} digits, beginning with 1`)
};

/**
* | output |
* | --- |
* | "{digits} digits, beginning with 1" |
*
* @param {Join_Phone_HintInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_phone_hint = /** @type {((inputs: Join_Phone_HintInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Phone_HintInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_phone_hint(inputs)
	return id_join_phone_hint(inputs)
});