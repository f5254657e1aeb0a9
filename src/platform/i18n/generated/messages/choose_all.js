/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Choose_AllInputs */

const id_choose_all = /** @type {(inputs: Choose_AllInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pilih semua (${i?.count})`)
};

const en_choose_all = /** @type {(inputs: Choose_AllInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Choose all (${i?.count})`)
};

/**
* | output |
* | --- |
* | "Choose all ({count})" |
*
* @param {Choose_AllInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const choose_all = /** @type {((inputs: Choose_AllInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Choose_AllInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_choose_all(inputs)
	return id_choose_all(inputs)
});