/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Offered_UntilInputs */

const id_offered_until = /** @type {(inputs: Offered_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Berlaku sampai ${i?.time}`)
};

const en_offered_until = /** @type {(inputs: Offered_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Offered until ${i?.time}`)
};

/**
* | output |
* | --- |
* | "Offered until {time}" |
*
* @param {Offered_UntilInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const offered_until = /** @type {((inputs: Offered_UntilInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Offered_UntilInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_offered_until(inputs)
	return id_offered_until(inputs)
});