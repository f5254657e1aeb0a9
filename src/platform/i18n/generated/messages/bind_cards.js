/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bind_CardsInputs */

const id_bind_cards = /** @type {(inputs: Bind_CardsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lihat kartu saya`)
};

const en_bind_cards = /** @type {(inputs: Bind_CardsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`See my cards`)
};

/**
* | output |
* | --- |
* | "See my cards" |
*
* @param {Bind_CardsInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const bind_cards = /** @type {((inputs?: Bind_CardsInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bind_CardsInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_bind_cards(inputs)
	return id_bind_cards(inputs)
});