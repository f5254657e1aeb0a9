/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ from: NonNullable<unknown>, to: NonNullable<unknown> }} Pays_From_ToInputs */

const id_pays_from_to = /** @type {(inputs: Pays_From_ToInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Cicilan ke-${i?.from} sampai ke-${i?.to}`)
};

const en_pays_from_to = /** @type {(inputs: Pays_From_ToInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Instalments ${i?.from} to ${i?.to}`)
};

/**
* | output |
* | --- |
* | "Instalments {from} to {to}" |
*
* @param {Pays_From_ToInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const pays_from_to = /** @type {((inputs: Pays_From_ToInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Pays_From_ToInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_pays_from_to(inputs)
	return id_pays_from_to(inputs)
});