/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Instalments_ChosenInputs */

const id_instalments_chosen = /** @type {(inputs: Instalments_ChosenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} cicilan dipilih`)
};

const en_instalments_chosen = /** @type {(inputs: Instalments_ChosenInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} chosen`)
};

/**
* | output |
* | --- |
* | "{count} chosen" |
*
* @param {Instalments_ChosenInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const instalments_chosen = /** @type {((inputs: Instalments_ChosenInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Instalments_ChosenInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_instalments_chosen(inputs)
	return id_instalments_chosen(inputs)
});