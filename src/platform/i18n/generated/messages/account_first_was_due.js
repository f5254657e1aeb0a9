/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Account_First_Was_DueInputs */

const id_account_first_was_due = /** @type {(inputs: Account_First_Was_DueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cicilan pertama jatuh tempo`)
};

const en_account_first_was_due = /** @type {(inputs: Account_First_Was_DueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`First one was due`)
};

/**
* | output |
* | --- |
* | "First one was due" |
*
* @param {Account_First_Was_DueInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const account_first_was_due = /** @type {((inputs?: Account_First_Was_DueInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Account_First_Was_DueInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_account_first_was_due(inputs)
	return id_account_first_was_due(inputs)
});