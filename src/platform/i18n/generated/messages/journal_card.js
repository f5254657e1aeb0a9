/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown>, card: NonNullable<unknown> }} Journal_CardInputs */

const id_journal_card = /** @type {(inputs: Journal_CardInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} dengan kartu (${i?.card})`)
};

const en_journal_card = /** @type {(inputs: Journal_CardInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} by card (${i?.card})`)
};

/**
* | output |
* | --- |
* | "{amount} by card ({card})" |
*
* @param {Journal_CardInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const journal_card = /** @type {((inputs: Journal_CardInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Journal_CardInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_journal_card(inputs)
	return id_journal_card(inputs)
});