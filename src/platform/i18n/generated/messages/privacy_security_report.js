/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ email: NonNullable<unknown>, phone: NonNullable<unknown> }} Privacy_Security_ReportInputs */

const id_privacy_security_report = /** @type {(inputs: Privacy_Security_ReportInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tidak ada perlindungan yang sempurna. Kalau menurut Anda orang lain memakai akun atau data Anda, segera beri tahu kami: ${i?.email} atau ${i?.phone}.`)
};

const en_privacy_security_report = /** @type {(inputs: Privacy_Security_ReportInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`No protection is perfect. If you think that somebody else is using your account or your data, tell us at once: ${i?.email} or ${i?.phone}.`)
};

/**
* | output |
* | --- |
* | "No protection is perfect. If you think that somebody else is using your account or your data, tell us at once: {email} or {phone}." |
*
* @param {Privacy_Security_ReportInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_security_report = /** @type {((inputs: Privacy_Security_ReportInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Security_ReportInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_security_report(inputs)
	return id_privacy_security_report(inputs)
});