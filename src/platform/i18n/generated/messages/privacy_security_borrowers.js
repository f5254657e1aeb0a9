/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Security_BorrowersInputs */

const id_privacy_security_borrowers = /** @type {(inputs: Privacy_Security_BorrowersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yang Anda ketik atau pilih tidak ditampilkan kepada peminjam lain di perangkat yang sama.`)
};

const en_privacy_security_borrowers = /** @type {(inputs: Privacy_Security_BorrowersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What you typed or chose is not shown to another borrower on the same device.`)
};

/**
* | output |
* | --- |
* | "What you typed or chose is not shown to another borrower on the same device." |
*
* @param {Privacy_Security_BorrowersInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_security_borrowers = /** @type {((inputs?: Privacy_Security_BorrowersInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Security_BorrowersInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_security_borrowers(inputs)
	return id_privacy_security_borrowers(inputs)
});