/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bind_HolderInputs */

const id_bind_holder = /** @type {(inputs: Bind_HolderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nama di kartu`)
};

const en_bind_holder = /** @type {(inputs: Bind_HolderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Name on the card`)
};

/**
* | output |
* | --- |
* | "Name on the card" |
*
* @param {Bind_HolderInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const bind_holder = /** @type {((inputs?: Bind_HolderInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bind_HolderInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_bind_holder(inputs)
	return id_bind_holder(inputs)
});