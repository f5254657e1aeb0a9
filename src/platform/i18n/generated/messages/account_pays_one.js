/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown> }} Account_Pays_OneInputs */

const id_account_pays_one = /** @type {(inputs: Account_Pays_OneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Cicilan ke-${i?.number}`)
};

const en_account_pays_one = /** @type {(inputs: Account_Pays_OneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Instalment ${i?.number}`)
};

/**
* | output |
* | --- |
* | "Instalment {number}" |
*
* @param {Account_Pays_OneInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const account_pays_one = /** @type {((inputs: Account_Pays_OneInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Pays_OneInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_account_pays_one(inputs)
	return id_account_pays_one(inputs)
});