public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication
}

public enum LABiometryType: Int, Sendable {
    case none, touchID, faceID
}
