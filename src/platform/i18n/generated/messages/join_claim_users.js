/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Claim_UsersInputs */

const id_join_claim_users = /** @type {(inputs: Join_Claim_UsersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lebih dari 3 juta pengguna`)
};

const en_join_claim_users = /** @type {(inputs: Join_Claim_UsersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Over 3 million users`)
};

/**
* | output |
* | --- |
* | "Over 3 million users" |
*
* @param {Join_Claim_UsersInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_claim_users = /** @type {((inputs?: Join_Claim_UsersInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Claim_UsersInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_claim_users(inputs)
	return id_join_claim_users(inputs)
});