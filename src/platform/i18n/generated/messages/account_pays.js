/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_PaysInputs */

const id_account_pays = /** @type {(inputs: Account_PaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Untuk`)
};

const en_account_pays = /** @type {(inputs: Account_PaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pays`)
};

/**
* | output |
* | --- |
* | "Pays" |
*
* @param {Account_PaysInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const account_pays = /** @type {((inputs?: Account_PaysInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_PaysInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_account_pays(inputs)
	return id_account_pays(inputs)
});