/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown> }} Pays_OneInputs */

const id_pays_one = /** @type {(inputs: Pays_OneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Cicilan ke-${i?.number}`)
};

const en_pays_one = /** @type {(inputs: Pays_OneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Instalment ${i?.number}`)
};

/**
* | output |
* | --- |
* | "Instalment {number}" |
*
* @param {Pays_OneInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const pays_one = /** @type {((inputs: Pays_OneInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Pays_OneInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_pays_one(inputs)
	return id_pays_one(inputs)
});