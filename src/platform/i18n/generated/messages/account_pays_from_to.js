/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ from: NonNullable<unknown>, to: NonNullable<unknown> }} Account_Pays_From_ToInputs */

const id_account_pays_from_to = /** @type {(inputs: Account_Pays_From_ToInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Cicilan ke-${i?.from} sampai ke-${i?.to}`)
};

const en_account_pays_from_to = /** @type {(inputs: Account_Pays_From_ToInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Instalments ${i?.from} to ${i?.to}`)
};

/**
* | output |
* | --- |
* | "Instalments {from} to {to}" |
*
* @param {Account_Pays_From_ToInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const account_pays_from_to = /** @type {((inputs: Account_Pays_From_ToInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Pays_From_ToInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_account_pays_from_to(inputs)
	return id_account_pays_from_to(inputs)
});