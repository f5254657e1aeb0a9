/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_Was_DueInputs */

const id_account_was_due = /** @type {(inputs: Account_Was_DueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sudah jatuh tempo`)
};

const en_account_was_due = /** @type {(inputs: Account_Was_DueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Was due`)
};

/**
* | output |
* | --- |
* | "Was due" |
*
* @param {Account_Was_DueInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const account_was_due = /** @type {((inputs?: Account_Was_DueInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_Was_DueInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_account_was_due(inputs)
	return id_account_was_due(inputs)
});