/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Account_Usual_NamedInputs */

const id_account_usual_named = /** @type {(inputs: Account_Usual_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Kami pilihkan ${i?.name} untuk Anda. Anda bisa menggantinya.`)
};

const en_account_usual_named = /** @type {(inputs: Account_Usual_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`We picked ${i?.name} for you. You can change it.`)
};

/**
* | output |
* | --- |
* | "We picked {name} for you. You can change it." |
*
* @param {Account_Usual_NamedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const account_usual_named = /** @type {((inputs: Account_Usual_NamedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Usual_NamedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_account_usual_named(inputs)
	return id_account_usual_named(inputs)
});