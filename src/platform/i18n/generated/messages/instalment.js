/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown> }} InstalmentInputs */

const id_instalment = /** @type {(inputs: InstalmentInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Cicilan ke-${i?.number}`)
};

const en_instalment = /** @type {(inputs: InstalmentInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Instalment ${i?.number}`)
};

/**
* | output |
* | --- |
* | "Instalment {number}" |
*
* @param {InstalmentInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const instalment = /** @type {((inputs: InstalmentInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<InstalmentInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_instalment(inputs)
	return id_instalment(inputs)
});