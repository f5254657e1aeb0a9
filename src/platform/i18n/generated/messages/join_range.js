/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ least: NonNullable<unknown>, most: NonNullable<unknown> }} Join_RangeInputs */

const id_join_range = /** @type {(inputs: Join_RangeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pinjaman ${i?.least} sampai ${i?.most}`)
};

const en_join_range = /** @type {(inputs: Join_RangeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Loans from ${i?.least} to ${i?.most}`)
};

/**
* | output |
* | --- |
* | "Loans from {least} to {most}" |
*
* @param {Join_RangeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_range = /** @type {((inputs: Join_RangeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_RangeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_range(inputs)
	return id_join_range(inputs)
});